// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @dev limitType: 0 unlimited, 1 once and for all, 2 anew in each period of seconds.
struct UsageLimit {
    uint8 limitType;
    uint256 limit;
    uint256 period;
}

/// @dev index: words of 32 bytes behind the selector. condition: 0 none, 1 =, 2 >, 3 <, 4 >=, 5 <=, 6 !=, without sign.
struct Constraint {
    uint64 index;
    uint8 condition;
    bytes32 refValue;
    UsageLimit limit;
}

struct CallPolicy {
    address target;
    bytes4 selector;
    uint256 maxValuePerUse;
    UsageLimit valueLimit;
    Constraint[] constraints;
}

struct TransferPolicy {
    address target;
    uint256 maxValuePerUse;
    UsageLimit valueLimit;
}

struct SessionSpec {
    address signer;
    uint256 expiresAt;
    UsageLimit feeLimit;
    CallPolicy[] callPolicies;
    TransferPolicy[] transferPolicies;
}

struct LimitState {
    uint256 remaining;
    address target;
    bytes4 selector;
    uint64 index;
}

struct SessionState {
    uint8 status;
    uint256 feesRemaining;
    LimitState[] transferValue;
    LimitState[] callValue;
    LimitState[] callParams;
}

/// @dev What a session wants to do.
struct Use {
    address to;
    uint256 value;
    bytes data;
    uint256 fee;
    /// @dev Somebody else pays the fee.
    bool sponsored;
}

/// @title What session keys may do, and how much of it they have done.
/// @notice Judges in the same order, and by the same names, as the app does before it sends.
library SessionPolicies {
    uint8 internal constant ACTIVE = 1;
    uint8 internal constant CLOSED = 2;
    uint8 private constant UNLIMITED = 0;
    uint8 private constant ALLOWANCE = 2;
    uint256 private constant MOST_POLICIES = 16;
    uint256 private constant MOST_CONSTRAINTS = 16;
    uint256 private constant LEAST_SECONDS = 60;
    /// @dev Kinds of counters.
    uint256 private constant FEE = 0;
    uint256 private constant TRANSFER = 1;
    uint256 private constant CALL = 2;
    uint256 private constant PARAMETER = 3;

    /// @notice The session does not allow it; `kind` is the app's name of the rule.
    error SessionRefused(string kind);
    /// @notice Nobody may own such a session.
    error InvalidSession(string why);

    struct Sessions {
        /// @dev 0 unknown, 1 active, 2 closed for good.
        mapping(bytes32 sessionId => uint8) status;
        /// @dev A key serves one session of an account, ever.
        mapping(address signer => bool) signers;
        mapping(bytes32 counter => uint256) used;
    }

    function create(Sessions storage self, bytes32 id, SessionSpec calldata spec) internal {
        if (spec.signer == address(0) || self.signers[spec.signer]) revert InvalidSession("signer");
        if (self.status[id] != 0) revert InvalidSession("status");
        if (spec.expiresAt < block.timestamp + LEAST_SECONDS) revert InvalidSession("expiresAt");
        if (spec.callPolicies.length > MOST_POLICIES || spec.transferPolicies.length > MOST_POLICIES) {
            revert InvalidSession("policies");
        }
        _checkLimit(spec.feeLimit);
        for (uint256 i = 0; i < spec.callPolicies.length; ++i) {
            CallPolicy calldata policy = spec.callPolicies[i];
            // The account's own calls are its owner's.
            if (policy.target == address(this)) revert InvalidSession("target");
            _checkLimit(policy.valueLimit);
            _checkConstraints(policy.constraints);
            for (uint256 j = 0; j < i; ++j) {
                CallPolicy calldata other = spec.callPolicies[j];
                if (other.target == policy.target && other.selector == policy.selector) revert InvalidSession("policies");
            }
        }
        for (uint256 i = 0; i < spec.transferPolicies.length; ++i) {
            TransferPolicy calldata policy = spec.transferPolicies[i];
            if (policy.target == address(this)) revert InvalidSession("target");
            _checkLimit(policy.valueLimit);
            for (uint256 j = 0; j < i; ++j) {
                if (spec.transferPolicies[j].target == policy.target) revert InvalidSession("policies");
            }
        }
        self.signers[spec.signer] = true;
        self.status[id] = ACTIVE;
    }

    function revoke(Sessions storage self, bytes32 id) internal {
        if (self.status[id] != ACTIVE) revert InvalidSession("status");
        self.status[id] = CLOSED;
    }

    /// @notice Counts what is done against the session's limits, or reverts.
    /// @param periods Of the fee's limit, the value's, and one of each constraint; zero where a limit has none.
    function take(
        Sessions storage self,
        bytes32 id,
        SessionSpec memory spec,
        uint64[] memory periods,
        Use memory wanted
    ) internal {
        if (self.status[id] != ACTIVE) revert SessionRefused("session_inactive");
        if (spec.expiresAt <= block.timestamp) revert SessionRefused("session_expired");
        if (!wanted.sponsored) {
            _count(self, _key(id, FEE, 0, 0), spec.feeLimit, wanted.fee, _at(periods, 0), "fee_limit_exceeded");
        }
        if (wanted.data.length == 0) _takeTransfer(self, id, spec, periods, wanted);
        else _takeCall(self, id, spec, periods, wanted);
    }

    function state(Sessions storage self, bytes32 id, SessionSpec calldata spec) internal view returns (SessionState memory result) {
        result.status = self.status[id];
        result.feesRemaining = _remaining(self, _key(id, FEE, 0, 0), spec.feeLimit);
        result.transferValue = new LimitState[](spec.transferPolicies.length);
        for (uint256 i = 0; i < spec.transferPolicies.length; ++i) {
            TransferPolicy calldata policy = spec.transferPolicies[i];
            uint256 left = _remaining(self, _key(id, TRANSFER, i, 0), policy.valueLimit);
            result.transferValue[i] = LimitState(left, policy.target, bytes4(0), 0);
        }
        result.callValue = new LimitState[](spec.callPolicies.length);
        uint256 limited = 0;
        for (uint256 i = 0; i < spec.callPolicies.length; ++i) {
            CallPolicy calldata policy = spec.callPolicies[i];
            uint256 left = _remaining(self, _key(id, CALL, i, 0), policy.valueLimit);
            result.callValue[i] = LimitState(left, policy.target, policy.selector, 0);
            for (uint256 j = 0; j < policy.constraints.length; ++j) {
                if (policy.constraints[j].limit.limitType != UNLIMITED) ++limited;
            }
        }
        result.callParams = new LimitState[](limited);
        uint256 next = 0;
        for (uint256 i = 0; i < spec.callPolicies.length; ++i) {
            CallPolicy calldata policy = spec.callPolicies[i];
            for (uint256 j = 0; j < policy.constraints.length; ++j) {
                Constraint calldata one = policy.constraints[j];
                if (one.limit.limitType == UNLIMITED) continue;
                uint256 left = _remaining(self, _key(id, PARAMETER, i, j), one.limit);
                result.callParams[next++] = LimitState(left, policy.target, policy.selector, one.index);
            }
        }
    }

    function _takeTransfer(
        Sessions storage self,
        bytes32 id,
        SessionSpec memory spec,
        uint64[] memory periods,
        Use memory wanted
    ) private {
        for (uint256 i = 0; i < spec.transferPolicies.length; ++i) {
            TransferPolicy memory policy = spec.transferPolicies[i];
            if (policy.target != wanted.to) continue;
            if (wanted.value > policy.maxValuePerUse) revert SessionRefused("max_value_per_use_exceeded");
            _count(self, _key(id, TRANSFER, i, 0), policy.valueLimit, wanted.value, _at(periods, 1), "value_limit_exceeded");
            return;
        }
        revert SessionRefused("no_transfer_policy");
    }

    function _takeCall(
        Sessions storage self,
        bytes32 id,
        SessionSpec memory spec,
        uint64[] memory periods,
        Use memory wanted
    ) private {
        // Too short for a selector is a call that no policy can mean.
        if (wanted.data.length < 4) revert SessionRefused("no_call_policy");
        bytes4 selector = bytes4(wanted.data);
        for (uint256 i = 0; i < spec.callPolicies.length; ++i) {
            CallPolicy memory policy = spec.callPolicies[i];
            if (policy.target != wanted.to || policy.selector != selector) continue;
            if (wanted.value > policy.maxValuePerUse) revert SessionRefused("max_value_per_use_exceeded");
            _count(self, _key(id, CALL, i, 0), policy.valueLimit, wanted.value, _at(periods, 1), "value_limit_exceeded");
            for (uint256 j = 0; j < policy.constraints.length; ++j) {
                Constraint memory one = policy.constraints[j];
                uint256 word = _word(wanted.data, one.index);
                _count(self, _key(id, PARAMETER, i, j), one.limit, word, _at(periods, 2 + j), "parameter_limit_exceeded");
                _compare(one.condition, word, uint256(one.refValue));
            }
            return;
        }
        revert SessionRefused("no_call_policy");
    }

    function _word(bytes memory data, uint64 index) private pure returns (uint256 word) {
        uint256 offset = 4 + uint256(index) * 32;
        if (offset + 32 > data.length) revert SessionRefused("constraint_index_out_of_bounds");
        assembly ("memory-safe") {
            word := mload(add(add(data, 0x20), offset))
        }
    }

    function _compare(uint8 condition, uint256 value, uint256 wanted) private pure {
        if (condition == 1 && value != wanted) revert SessionRefused("constraint_equal_violated");
        if (condition == 2 && value <= wanted) revert SessionRefused("constraint_greater_violated");
        if (condition == 3 && value >= wanted) revert SessionRefused("constraint_less_violated");
        if (condition == 4 && value < wanted) revert SessionRefused("constraint_greater_equal_violated");
        if (condition == 5 && value > wanted) revert SessionRefused("constraint_less_equal_violated");
        if (condition == 6 && value == wanted) revert SessionRefused("constraint_not_equal_violated");
    }

    function _count(
        Sessions storage self,
        bytes32 key,
        UsageLimit memory limit,
        uint256 amount,
        uint64 period,
        string memory exceeded
    ) private {
        if (limit.limitType == UNLIMITED) return;
        if (limit.limitType == ALLOWANCE) {
            if (period != block.timestamp / limit.period) revert SessionRefused("period_mismatch");
            key = keccak256(abi.encode(key, period));
        }
        uint256 used = self.used[key];
        if (amount > limit.limit - used) revert SessionRefused(exceeded);
        self.used[key] = used + amount;
    }

    function _remaining(Sessions storage self, bytes32 key, UsageLimit calldata limit) private view returns (uint256) {
        if (limit.limitType == UNLIMITED) return type(uint256).max;
        if (limit.limitType == ALLOWANCE) key = keccak256(abi.encode(key, uint64(block.timestamp / limit.period)));
        return limit.limit - self.used[key];
    }

    function _key(bytes32 id, uint256 kind, uint256 policy, uint256 constraint) private pure returns (bytes32) {
        return keccak256(abi.encode(id, kind, policy, constraint));
    }

    function _at(uint64[] memory periods, uint256 index) private pure returns (uint64) {
        if (index >= periods.length) revert SessionRefused("period_mismatch");
        return periods[index];
    }

    function _checkLimit(UsageLimit calldata limit) private pure {
        if (limit.limitType > ALLOWANCE) revert InvalidSession("limitType");
        if (limit.limitType == ALLOWANCE && (limit.period == 0 || limit.period > type(uint64).max)) {
            revert InvalidSession("period");
        }
    }

    function _checkConstraints(Constraint[] calldata constraints) private pure {
        if (constraints.length > MOST_CONSTRAINTS) revert InvalidSession("constraints");
        for (uint256 i = 0; i < constraints.length; ++i) {
            Constraint calldata one = constraints[i];
            if (one.condition > 6) revert InvalidSession("condition");
            _checkLimit(one.limit);
            if (one.limit.limitType == UNLIMITED) continue;
            // What is left of a limit is known by its parameter.
            for (uint256 j = 0; j < i; ++j) {
                if (constraints[j].limit.limitType != UNLIMITED && constraints[j].index == one.index) {
                    revert InvalidSession("constraints");
                }
            }
        }
    }
}
